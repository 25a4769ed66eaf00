import { buildMonolith } from '../monolith/build.ts'
import { buildApi, buildSite } from '../../tooling/start/build/products.ts'
import { builtSite } from '../../tooling/start/stack/index.ts'
import { buildCommit } from './other-commit.ts'

export interface Sites {
  /** The folder of each built site by its name. */
  folders: Record<string, string>
  /** Removes what was built for this measurement alone. */
  remove: () => void
}

/** The name of this tree's product among the sides. */
export const HERE = 'aquí'

/** Builds this tree's product and its api. */
export async function buildProduct(): Promise<Sites['folders']> {
  const track = () => undefined
  await buildApi(track)
  await buildSite(track)
  return { [HERE]: builtSite }
}

/** This tree's product and the same sources as one app; another commit's product, and that one's sources as one app. */
export async function buildSites(against?: string): Promise<Sites> {
  const folders = { ...(await buildProduct()), 'una sola': await buildMonolith() }
  if (against === undefined) return { folders, remove: () => undefined }
  const { name, site, single, remove } = buildCommit(against)
  return { folders: { ...folders, [name]: site, [`una sola de ${name}`]: single }, remove }
}
