import { settings as gateway } from '@backoffice/gateway/declared'
import { type Setting, settings as api } from '../../api/src/settings.ts'
import { settings as compose } from './compose.ts'

type Settings = Record<string, Setting>

/** Blank in .env.example: no start of the containers is possible without them. */
const required = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'API_DB_PASSWORD']

/** Every setting of the product, by its name. */
export const all: Settings = { ...api, ...gateway, ...compose }

const table = (settings: Settings) =>
  [
    '| variable | sin ella | qué hace |',
    '|---|---|---|',
    ...Object.entries(settings).map(
      ([name, { without, does }]) => `| \`${name}\` | ${cell(without)} | ${cell(does)} |`,
    ),
  ].join('\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** docs/operacion/ajustes.md. */
const manual = () => `# Ajustes

Esta página y \`.env.example\` se escriben con \`npm run settings\`, de lo que declaran los programas. Un valor inválido detiene
el arranque con una frase que lo nombra. En un clúster van en \`deploy/kubernetes/config.yaml\`.

## De la api

Se leen también con \`npm start\`: \`PORT=9000 DEMO=0 npm start\`.

${table(api)}

## De la entrada

Con \`npm start\` solo cuentan \`ACCESS_LOG\`, \`OFFLINE\` y, al construir, las dos bases; las demás son de los contenedores.

${table(gateway)}

## De Compose

${table(compose)}
`

/** .env.example: what the containers need, and what they may be told. */
function envExample(): string {
  const lineOf = (name: string, value: string) => {
    const { does, without } = all[name] ?? { does: '', without: '' }
    return `# ${does}${value.startsWith('#') ? ` Sin ella: ${without}.` : ''}\n${value}\n`
  }
  const optional = Object.entries(all).filter(
    ([name, { example }]) => example !== undefined && !required.includes(name),
  )
  return [
    '# Copiar a .env y llenar. Lo que está vacío es obligatorio: sin ello, docker compose no arranca y dice qué falta.\n',
    ...required.map((name) => lineOf(name, `${name}=`)),
    '# De aquí en adelante todo es opcional.\n',
    ...optional.map(([name, { example }]) => lineOf(name, `#${name}=${example}`)),
  ].join('\n')
}

/** The files that `npm run settings` writes, from the repository's folder. */
export const written = (): Record<string, string> => ({
  'docs/operacion/ajustes.md': manual(),
  '.env.example': envExample(),
})
