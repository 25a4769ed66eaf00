import { fromJson } from '../store/store.ts'

/** A flow, and how it ended. */
export interface Flow {
  title: string
  passed: boolean
}

/** The members of Playwright's JSON report that are read here. */
interface Suite {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: Suite[]
}

/** The flows of a report, in its order; none if the report is truncated. */
export function flowsIn(report: string): Flow[] {
  const all = fromJson(Buffer.from(report)) as Suite | undefined
  return all ? specsOf(all) : []
}

const specsOf = ({ specs = [], suites = [] }: Suite): Flow[] => [
  ...specs.map(({ title, file, ok }) => ({ title: `${file}: ${plain(title)}`, passed: ok })),
  ...suites.flatMap(specsOf),
]

const plain = (title: string) => title.replace(/\s*@[\w-]+/g, '').trim()
