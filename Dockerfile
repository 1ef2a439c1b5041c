FROM node:26-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .pnpmfile.cjs ./
COPY admin/package.json admin/
COPY api/package.json api/
COPY shared/package.json shared/
COPY site/package.json site/

FROM base AS compiled
RUN pnpm install --frozen-lockfile
COPY . .
RUN node api/src/cli/main.ts build --only admin && node api/src/cli/main.ts build --only site

FROM base AS packages
RUN pnpm install --frozen-lockfile --prod --filter api... --filter ibirwa-kivu-tours

# Node comes with the packages, in the version that the lockfile names.
FROM debian:trixie-slim
WORKDIR /app
COPY --from=packages /app ./
COPY . .
COPY --from=compiled /app/admin/dist admin/dist
COPY --from=compiled /app/admin/node_modules/.built-from admin/node_modules/
COPY --from=compiled /app/site/.astro/compiled site/.astro/compiled
RUN install -d -o 65532 -g 65532 /data
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "api/src/cli/main.ts", "start"]
