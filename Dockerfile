FROM node:26.10.0-trixie-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .pnpmfile.cjs ./
COPY admin/package.json admin/
COPY api/package.json api/
COPY shared/package.json shared/
COPY site/package.json site/

FROM base AS compiled
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build:admin && pnpm build:site

# Packages of the API alone: neither Astro, Vite, Biome and TypeScript nor a second Node.
FROM base AS packages
RUN pnpm install --frozen-lockfile --prod --filter api... && rm -rf node_modules/node-* node_modules/.pnpm/node-linux-*

FROM node:26.10.0-trixie-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/include /opt/yarn* \
  && install -d -m 700 -o node -g node /data
WORKDIR /app
COPY --from=packages /app ./
COPY . .
COPY --from=compiled /app/admin/dist admin/dist
COPY --from=compiled /app/admin/node_modules/.built-from admin/node_modules/
COPY --from=compiled /app/site/.astro/compiled site/.astro/compiled
COPY deploy/ibirwa /usr/local/bin/
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["ibirwa", "start"]
