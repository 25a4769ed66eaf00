# The image of a remote: a small server with its release. Build it from the repository's root: docker build -f
# deploy/remote.Dockerfile --build-arg REMOTE=clientes .
ARG NODE_IMAGE=node:24-trixie-slim

# Identical to the host's Dockerfile, so that all images share one layer. Behind a private registry add --secret
# id=npmrc,src=$HOME/.npmrc. The lock file is trusted here, because pnpm checks it wherever it is made and tested.
FROM ${NODE_IMAGE} AS tools
WORKDIR /src
ENV NPM_CONFIG_USERCONFIG=/run/secrets/npmrc
RUN --mount=type=secret,id=npmrc npm install --global --no-fund --no-audit pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY shared/package.json shared/
COPY tooling/package.json tooling/
COPY entrega/package.json entrega/
COPY gateway/package.json gateway/
COPY host/package.json host/
RUN --mount=type=secret,id=npmrc \
  --mount=type=cache,id=backoffice-pnpm,target=/pnpm,sharing=locked \
  pnpm install --frozen-lockfile --trust-lockfile --prod --ignore-scripts --store-dir /pnpm \
  --filter @backoffice/shared --filter @backoffice/tooling --filter @backoffice/entrega --filter @backoffice/gateway \
  --filter @backoffice/host

FROM tools AS programs
COPY gateway gateway
RUN node gateway/build.ts

# Neither its own packages nor shared’s sources are needed: the host provides a remote's imports at run time. Of
# shared, the description of remote.json is copied, and the reports of its doors, which decide the contract.
FROM tools AS build
ARG REMOTE
COPY entrega/build entrega/build
COPY tooling/interface/doors.ts tooling/interface/members.ts tooling/interface/
COPY entrega/publish entrega/publish
COPY tooling/start/before/turn.mjs tooling/start/before/
COPY gateway/src/releases/derived.ts gateway/src/releases/
COPY shared/api shared/api
COPY shared/src/contract/remotes shared/src/contract/remotes
COPY shared/src/contract/versions shared/src/contract/versions
COPY remote-${REMOTE} remote-${REMOTE}
RUN node entrega/build/image.ts ${REMOTE} /built

FROM ${NODE_IMAGE}
# This stage installs and builds nothing, and the program has its packages in it.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o 101 -g 101 /srv/site
ENV NODE_ENV=production
WORKDIR /app
COPY --from=programs /src/gateway/dist/remote.cjs /src/gateway/dist/health.cjs ./
COPY --from=build /built /srv/built
# The owner of the volumes that earlier versions filled.
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=10s --retries=6 --start-period=60s CMD ["node", "health.cjs"]
CMD ["node", "remote.cjs"]
