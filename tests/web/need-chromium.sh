#!/bin/sh
# The browser tests need Chromium: Debian's, installed here when that is allowed.
if command -v "${CHROMIUM:-chromium}" >/dev/null; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing Chromium ..."
	if apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium >/dev/null; then exit 0; fi
fi
echo "The browser tests need Chromium. Install it with: sudo apt-get install chromium" >&2
echo "(or name another one: make test CHROMIUM=/path/to/chrome)" >&2
exit 1
