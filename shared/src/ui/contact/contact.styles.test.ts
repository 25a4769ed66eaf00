import { system } from '../theme/system.ts'
import { contactsOfTable } from './contact.styles.ts'

it('the styles of a table’s contacts start no collation', () => {
  const compare = jest.spyOn(String.prototype, 'localeCompare')
  system.css(contactsOfTable)
  expect(compare).not.toHaveBeenCalled()
})
