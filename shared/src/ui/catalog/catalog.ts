import { buttonExamples } from '../button/button.examples'
import { contactExamples } from '../contact/contact.examples'
import { dataExamples } from '../data.examples'
import { dateExamples } from '../date/date.examples'
import { dialogExamples } from '../dialog/dialog.examples'
import { fieldExamples } from '../form/fields.examples'
import { formExamples } from '../form/form.examples'
import { inputExamples } from '../input/input.examples'
import { layoutExamples } from '../layout.examples'
import { chipsExamples } from '../list/chips.examples'
import { listPageExamples } from '../list/page.examples'
import { tableExamples } from '../list/tables.examples'
import { moneyExamples } from '../money/money.examples'
import { selectExamples } from '../select/select.examples'
import { shellExamples } from '../shell/shell.examples'
import { textExamples } from '../text.examples'
import type { Examples } from './examples'

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
}

/** The form of a state's name in an address. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
