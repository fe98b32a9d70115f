# syntax=docker/dockerfile:1

# -- the browser client ----------------------------------------------------------------------------
FROM node:24-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
# The client is built from the same words, boards and icons as the server.
COPY src/feldherr/words /build/src/feldherr/words
COPY src/feldherr/wallenstein/data /build/src/feldherr/wallenstein/data
COPY src/feldherr/sixteenthirty/data /build/src/feldherr/sixteenthirty/data
COPY src/feldherr/svg/icons /build/src/feldherr/svg/icons
COPY web/ ./
RUN npm run build

# -- the package and its dependencies, in an environment of their own ------------------------------
FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/feldherr
COPY requirements/runtime.txt /build/requirements/
RUN /opt/feldherr/bin/pip install --require-hashes -r /build/requirements/runtime.txt
COPY pyproject.toml hatch_build.py versioning.py sbom.py CHANGELOG.md README.md LICENSE /build/
COPY web/package-lock.json /build/web/
COPY src /build/src
COPY --from=web /build/src/feldherr/server/static /build/src/feldherr/server/static
# git is not at hand here: --build-arg FELDHERR_VERSION=… names the version, else it is the changelog's newest.
ARG FELDHERR_VERSION=
RUN /opt/feldherr/bin/pip install --no-deps /build \
    && /opt/feldherr/bin/python -m compileall -q /opt/feldherr/lib \
    && /opt/feldherr/bin/feldherr --version

# -- the handbook, which the server shows at /handbook/ --------------------------------------------
FROM python:3.13-slim AS docs
WORKDIR /build
COPY requirements/docs.txt requirements/
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/docs.txt
COPY zensical.toml ./
COPY docs docs
COPY src src
RUN zensical build --strict

# -- what runs: no compiler, no Node, no root ------------------------------------------------------
FROM python:3.13-slim
RUN useradd --system --user-group --uid 10001 --home-dir /data --shell /usr/sbin/nologin feldherr \
    && install --directory --owner=feldherr --group=feldherr --mode=0700 /data
COPY --from=build /opt/feldherr /opt/feldherr
COPY --from=docs /build/build/docs /opt/feldherr/handbook
ENV PATH=/opt/feldherr/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FELDHERR_HOME=/data \
    FELDHERR_DOCS_FOLDER=/opt/feldherr/handbook \
    FELDHERR_HOST=0.0.0.0 \
    FELDHERR_PORT=1618
USER feldherr
WORKDIR /data
VOLUME /data
EXPOSE 1618
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s --retries=4 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ['FELDHERR_PORT']}/healthz\", timeout=5)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["feldherr"]
CMD ["serve"]
