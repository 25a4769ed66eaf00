# The image of a remote: nginx with its release. Build it from the repository's root: docker build -f
# deploy/remote.Dockerfile --build-arg REMOTE=clientes .
ARG NODE_IMAGE=node:24-trixie-slim
ARG NGINX_IMAGE=nginx:stable-trixie

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
COPY host/package.json host/
RUN --mount=type=secret,id=npmrc \
  --mount=type=cache,id=backoffice-pnpm,target=/pnpm,sharing=locked \
  pnpm install --frozen-lockfile --trust-lockfile --prod --ignore-scripts --store-dir /pnpm \
  --filter @backoffice/shared --filter @backoffice/tooling --filter @backoffice/entrega --filter @backoffice/host

# Neither its own packages nor shared’s sources are needed: the host provides a remote's imports at run time. Of
# shared, the description of remote.json is copied, and the reports of its doors, which decide the contract.
FROM tools AS build
ARG REMOTE
COPY entrega/build entrega/build
COPY tooling/interface/doors.ts tooling/interface/members.ts tooling/interface/
COPY entrega/publish entrega/publish
COPY tooling/start/before/turn.mjs tooling/start/before/
COPY tooling/start/gateway tooling/start/gateway
COPY shared/api shared/api
COPY shared/src/contract/remotes shared/src/contract/remotes
COPY remote-${REMOTE} remote-${REMOTE}
RUN node entrega/build/image.mjs ${REMOTE} /built

FROM ${NGINX_IMAGE}
COPY deploy/nginx /etc/backoffice/nginx
COPY --from=build /built /srv/built
RUN install -d -o 101 -g 101 /srv/site
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/_salud"]
ENTRYPOINT ["sh", "/etc/backoffice/nginx/start-remote.sh"]
CMD []
