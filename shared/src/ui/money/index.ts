/** Amounts of money; a door of its own, because few screens have any. */
export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
