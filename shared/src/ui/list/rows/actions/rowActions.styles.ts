import { actionsWithContacts } from '../../../contact/contact.styles.ts'

/** The buttons of all rows: one style for a whole table or all cards. */
export const rowActions = {
  '& [data-row-actions]': { display: 'flex', gap: '1', justifyContent: 'flex-end' },
  '& [data-row-actions] > [data-apart]': { borderInlineStartWidth: '1px', ps: '2', ms: '1' },
  '& [data-row-actions=contacts]': { gap: '0', ...actionsWithContacts },
}
