import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostFacts, RemoteFacts } from '@backoffice/entrega/build/files'
import { folderOf } from '@backoffice/entrega/build/workspace'
import { type Candidate, doorOf } from '@backoffice/entrega/publish'

/** What another build would have; without changes it differs from ours by a single blank. */
export interface Changes {
  data?: (remote: NonNullable<Candidate['remote']>) => void
  facts?: (facts: Omit<RemoteFacts, 'kind' | 'app'> & Omit<HostFacts, 'kind' | 'app'>) => void
  page?: (html: string) => string
  /** Files that are missing. */
  without?: RegExp
}

const made: string[] = []
let builds = 0

/** Copies the build of an app with these changes, as another team would hand it over. */
export async function otherBuild(app: string, { data, facts, page, without }: Changes = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `backoffice-${app}-`))
  made.push(folder)
  const kept = (file: string) => !without?.test(file)
  await cp(join(folderOf(app), 'dist'), folder, { recursive: true, filter: kept })
  const rewrite = async (file: string, change: (text: string) => string) => {
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
    // A build without compressed copies is whole; one with those of another text is refused.
    for (const copy of ['.br', '.gz']) await rm(join(folder, file + copy), { force: true })
  }
  const inJson = (change: (value: never) => void) => (text: string) => {
    const value = JSON.parse(text) as never
    change(value)
    return JSON.stringify(value)
  }
  if (data) await rewrite('remote.json', inJson(data))
  if (facts) await rewrite('facts.json', inJson(facts))
  if (page) await rewrite('index.html', page)
  await rewrite(doorOf(app), (text) => text + ' '.repeat(++builds))
  return folder
}

/** Removes all of them. */
export async function removeBuilds() {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
}
