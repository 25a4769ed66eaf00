import type { Names } from './names.ts'

/** The docker-compose.yml block of a new remote; the operator decides when to add it. */
export const serviceBlock = (
  { name }: Names,
  remotes: string[],
) => `Para los contenedores, en docker-compose.yml:

services:
  gateway:
    environment:
      REMOTES: \${REMOTES:-${[...remotes, name].join(' ')}}

  remote-${name}:
    <<: *remote
    image: backoffice/remote-${name}:\${VERSION:-local}
    build:
      context: .
      dockerfile: deploy/remote.Dockerfile
      args: { <<: *front-args, REMOTE: ${name} }
    volumes: [${name}:/srv/site]

volumes:
  ${name}:

Y en docker-compose.almacen.yml, donde no hay contenedores de remotos:

services:
  remote-${name}: { profiles: [contenedores] }
`
