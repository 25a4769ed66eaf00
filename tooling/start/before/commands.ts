/** A script of package.json. */
export interface Command {
  /** What it does, in one sentence. */
  hace: string
  /** The file that runs once everything is installed; without it, the script names a program. */
  file?: string
}

/**
 * The scripts of package.json by purpose, as `npm run help` lists them. What works on the code has a technical name, in
 * English like all technical words; what operates an office has a word of the business, in Spanish. `requisitos` and
 * `test:rapido` are so called in the documents that ask for them.
 */
export const groups = {
  Usar: {
    start: { hace: 'construye y sirve el producto en este equipo', file: 'tooling/start/main.ts' },
    help: { hace: 'esta lista' },
  },
  Comprobar: {
    test: {
      hace: 'todas las comprobaciones y pruebas; con -- --todo, lo que corre CI',
      file: 'tooling/start/test/main.ts',
    },
    'test:rapido': { hace: 'lo que hace falta mientras se trabaja, de lo cambiado' },
    lint: { hace: 'las reglas de estilo de ESLint' },
    format: { hace: 'da formato a los archivos' },
    'format:check': { hace: 'dice qué archivos no tienen el formato' },
    imports: { hace: 'quién puede importar a quién' },
    types: { hace: 'los tipos de todo el repositorio' },
    requisitos: {
      hace: 'qué requisitos demuestran las pruebas, y dónde',
      file: 'tooling/requisitos/main.ts',
    },
    conformance: {
      hace: 'abre en un navegador una versión construida de un remoto',
      file: 'entrega/publish/conformance/main.ts',
    },
    skew: { hace: 'el host y los remotos de dos versiones, mezclados', file: 'entrega/publish/skew/main.ts' },
    'compose:test': { hace: 'el producto en contenedores', file: 'deploy/checks/compose/main.ts' },
    'compose:images': {
      hace: 'qué imágenes de base están fijadas por su huella',
      file: 'deploy/checks/compose/images/images-main.ts',
    },
    'cluster:test': {
      hace: 'un clúster de tres máquinas que se caen, con el producto en uso',
      file: 'deploy/checks/cluster/main.ts',
    },
    'pgbouncer:test': { hace: 'la api por un PgBouncer', file: 'api/test/pgbouncer/main.ts' },
  },
  Trabajar: {
    dev: {
      hace: 'todo en caliente; con un nombre, un remoto solo o el catálogo',
      file: 'tooling/start/dev/main.ts',
    },
    build: { hace: 'construye lo que haya cambiado, sin publicarlo', file: 'tooling/start/build/main.ts' },
    'new-remote': {
      hace: 'escribe un remoto más, con una lista de ejemplo',
      file: 'entrega/publish/new-remote/main.ts',
    },
    'new-entity': {
      hace: 'escribe una entidad: contrato, api y páginas',
      file: 'tooling/new-entity/main.ts',
    },
    interface: {
      hace: 'renueva los informes de lo que ofrecen shared y los remotos',
      file: 'tooling/interface/main.ts',
    },
    settings: { hace: 'escribe .env.example y la página de los ajustes', file: 'tooling/settings/main.ts' },
    bench: { hace: 'mide el producto', file: 'bench/main.ts' },
    'with-node': { hace: 'corre un programa con el Node que usan las órdenes' },
  },
  Publicar: {
    release: { hace: 'publica un remoto, o el host', file: 'entrega/publish/cli/release.ts' },
    releases: { hace: 'qué está en uso, y a qué se puede volver', file: 'entrega/publish/cli/releases.ts' },
    rollback: { hace: 'vuelve a una versión anterior', file: 'entrega/publish/cli/rollback.ts' },
    canary: {
      hace: 'juzga las versiones que solo reciben algunas sesiones',
      file: 'entrega/publish/cli/canary.ts',
    },
    pin: { hace: 'deja a una empresa en una versión', file: 'entrega/publish/cli/pin.ts' },
    disable: { hace: 'quita un remoto de la página, con su motivo', file: 'entrega/publish/cli/disable.ts' },
    enable: { hace: 'lo pone de nuevo', file: 'entrega/publish/cli/enable.ts' },
    config: {
      hace: 'lo que el registro dice a la página, además de las versiones',
      file: 'entrega/publish/cli/config.ts',
    },
  },
  Operar: {
    respaldo: {
      hace: 'la base y los archivos en un solo archivo',
      file: 'api/src/backup/commands/respaldo.ts',
    },
    restaurar: {
      hace: 'un respaldo de vuelta a un lugar vacío',
      file: 'api/src/backup/commands/restaurar.ts',
    },
    actualizar: {
      hace: 'pone otra versión en uso, o deja la de antes con sus datos',
      file: 'tooling/update/main.ts',
    },
    'borrar-datos': {
      hace: 'borra para siempre los datos personales de un cliente',
      file: 'api/src/operator/erase/erase-client.ts',
    },
    empresa: { hace: 'otra empresa en la misma instalación', file: 'api/src/operator/empresa.ts' },
    'mudar-empresa': {
      hace: 'una empresa de esta instalación a otra',
      file: 'api/src/operator/mudanza/mudar-empresa.ts',
    },
    correos: { hace: 'los correos que esperan y los que fallaron', file: 'api/src/operator/mails.ts' },
    bitacora: { hace: 'quién hizo qué, cuándo y desde dónde', file: 'api/src/operator/bitacora.ts' },
    telemetria: { hace: 'cuánto se cargó y falló cada versión', file: 'api/src/operator/telemetria.ts' },
  },
} satisfies Record<string, Record<string, Command>>

/** All of them, by name. */
export const commands: Readonly<Record<string, Command>> = Object.assign({}, ...Object.values(groups))

/** What `npm run help` says. */
export function helpText(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(groups).map(([purpose, group]) =>
    [
      purpose,
      ...Object.entries<Command>(group).map(([name, { hace }]) => `  npm run ${name.padEnd(width)}  ${hace}`),
    ].join('\n'),
  )
  return `${lines.join('\n\n')}\n\nCon más detalle: docs/ordenes.md.`
}
