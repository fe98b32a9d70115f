"""The server: tables that people join, live or over days, that lose nothing and leak nothing."""
