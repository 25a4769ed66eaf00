import { buttonExamples } from '../button/button.examples.tsx'
import { contactExamples } from '../contact/contact.examples.tsx'
import { chartExamples } from '../chart/chart.examples.tsx'
import { dataExamples } from '../data/data.examples.tsx'
import { dateExamples } from '../date/date.examples.tsx'
import { dialogExamples } from '../dialog/dialog.examples.tsx'
import { fieldExamples } from '../form/fields/fields.examples.tsx'
import { formExamples } from '../form/form.examples.tsx'
import { inputExamples } from '../input/input.examples.tsx'
import { layoutExamples } from '../page/layout.examples.tsx'
import { chipsExamples } from '../list/chips.examples.tsx'
import { listPageExamples } from '../list/page.examples.tsx'
import { tableExamples } from '../list/tables.examples.tsx'
import { moneyExamples } from '../money/money.examples.tsx'
import { selectExamples } from '../select/select.examples.tsx'
import { shellExamples } from '../shell/shell.examples.tsx'
import { textExamples } from '../page/text.examples.tsx'
import type { Examples } from './examples.ts'

/** Every component of the kit with its states, by the door that exports it. */
export const catalog: Record<string, Examples> = {
  ui: { ...buttonExamples, ...textExamples, ...layoutExamples, ...dataExamples, ...inputExamples },
  shell: shellExamples,
  list: { ...listPageExamples, ...chipsExamples, ...tableExamples, ...contactExamples },
  dialog: dialogExamples,
  form: { ...formExamples, ...fieldExamples },
  select: selectExamples,
  date: dateExamples,
  money: moneyExamples,
  chart: chartExamples,
}

/** The form of a state's name in an address. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
