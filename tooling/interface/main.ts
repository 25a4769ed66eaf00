import { join } from 'node:path'
import { folderOf, remoteNames } from '@backoffice/entrega/build/workspace'
import { isReportOfToday } from '@backoffice/entrega/publish'
import { root } from '../start/before/root.mjs'
import { check, publish } from './check.ts'
import { schemaProblems } from './schemas.ts'

const usage = `Uso: npm run interface [-- --comprobar | --publicada]
  sin más      renueva los informes de las puertas de shared (shared/api) y los esquemas de remote.json y del registro, y dice qué versión necesitan; también los de lo que ofrecen los remotos (offers.api.json)
  --comprobar  no escribe nada: falla si un informe no está al día
  --publicada  la versión de shared/package.json ya está en uso: lo que cambie desde ahora necesita otra`

/** `npm run interface`: checks or updates the reports of shared's doors, and the version that their changes require. */
const folder = join(root, 'shared')
const [option, ...rest] = process.argv.slice(2)

if (rest.length > 0 || (option !== undefined && !['--comprobar', '--publicada'].includes(option))) {
  console.error(usage)
  process.exitCode = 1
} else {
  const renew = option === undefined
  const stale = remoteNames.filter((name) => !isReportOfToday(folderOf(name), { renew }) && !renew)
  const problems = [
    ...check({ folder, renew }),
    ...schemaProblems(folder, renew),
    ...stale.map(
      (name) =>
        `Lo que ${name} ofrece a los demás cambió y su informe no: se renueva con \`npm run interface\`.`,
    ),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else if (option === '--publicada') publish(folder)
}
