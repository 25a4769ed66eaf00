import type { RemoteManifest, RemoteRoute } from '@backoffice/shared/contract'
import type { RemoteFacts } from '../../build/facts/facts.ts'
import { findings, type Finding } from '../problem.ts'

/** The remote must export what the host imports from it by name, in the shape that the host expects. */
export function moduleFindings({ exposes }: RemoteManifest, facts: RemoteFacts): Finding[] {
  const main = exposes.includes('./module')
    ? []
    : ['remote.json no ofrece ./module, que es por donde el host entra.']
  const absent = exposes
    .filter((name) => facts.exposes[name] === undefined)
    .map((name) => `remote.json ofrece ${name}, y la construcción no lo trae.`)
  const shapeless = Object.entries(facts.exposes)
    .filter(([, names]) => names !== '*' && !names.includes('default'))
    .map(([name]) => `${name} no exporta nada con «export default».`)
  const same = 'Hacer que «exposes» de remote.json y src/ digan lo mismo, y construir.'
  const shape = 'Un módulo exporta «export default defineRemote({ routes })»; un componente, él mismo.'
  return [...findings('module', [...main, ...absent], same), ...findings('module', shapeless, shape)]
}

/** The build computes the contract, so a different one in remote.json was written by hand. */
export function contractFindings({ contract }: RemoteManifest, facts: RemoteFacts): Finding[] {
  if (contract === facts.contract) return []
  const sentence = `remote.json dice «contract»: «${contract}», y su código pide ${facts.contract}.`
  return findings('contract', [sentence], 'No escribirlo: la construcción lo calcula. Construir de nuevo.')
}

/** One sentence per package, because a package can have many modules. */
export function copyFindings({ copies }: RemoteFacts): Finding[] {
  const packages = [...new Set(copies.map((copy) => copy.package))]
  const sentences = packages.map((name) => {
    const [first, ...more] = copies.filter((copy) => copy.package === name).map(({ module }) => module)
    return `Lleva otra copia de ${name}: ${first}${more.length > 0 ? ` y ${more.length} más` : ''}.`
  })
  const repair = 'Importarlo por su nombre, o de una puerta de shared, y nunca por una ruta relativa.'
  return findings('copies', sentences, repair)
}

/** The routes in remote.json must be those for which the module has a page (`pages`); redirects have none. */
export function routeFindings(routes: RemoteRoute[], pages: string[]): Finding[] {
  const told = routes.filter(({ redirect }) => redirect === undefined).map((route) => route.path)
  const lacking = told
    .filter((address) => !pages.includes(address))
    .map((address) => `remote.json dice la ruta ${address}, y src/module.tsx no tiene página para ella.`)
  const untold = pages
    .filter((address) => !told.includes(address))
    .map((address) => `src/module.tsx tiene una página en ${address}, y remote.json no dice esa ruta.`)
  return [
    ...findings('routes', lacking, 'Agregar la página al módulo, o quitar la ruta de remote.json.'),
    ...findings('routes', untold, 'Agregar la ruta a remote.json, o quitar la página del módulo.'),
  ]
}
