# The previous image, to include its scripts for open pages; by default none.
ARG OLDER=debian:trixie-slim
FROM $OLDER AS older

# scripts/pack.mjs packs the lock file's Node; this image's Node only starts the build.
FROM node:24-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The build writes it into the pages.
ARG SITE_URL=""
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm run build
RUN --mount=from=older,target=/older npm run pack -- /site --keep /older/site && install -d -o 10001 -g 10001 /state

FROM debian:trixie-slim
ARG SITE_URL=""
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STATE_DIR=/state SITE_URL=$SITE_URL
COPY --from=build /site /site
COPY --from=build --chown=10001:10001 /state /state
# A number, so that a host can verify that it is not root. The user cannot write to /site.
USER 10001:10001
WORKDIR /site
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["/site/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/site/bin/node", "--max-semi-space-size=8", "server/main.mjs"]
