"""Games begun with older versions of the rules, as they were stored then: they must go on for ever as they began."""
