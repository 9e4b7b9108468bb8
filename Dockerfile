# Clarity in a container. See docs/operations/containers.md, which says what was tried.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs the packages of the lock file without their scripts, generates the client and builds; no setting is needed.
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production LISTEN_HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=root:root /app /app
# The only places that are written to: the start's lock, tombstones and mail files; and Next's cache.
RUN rm -rf .data .next/cache && mkdir -p .data .next/cache && chown node:node .data .next/cache
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
