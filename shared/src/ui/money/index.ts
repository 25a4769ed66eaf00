/** Amounts of money; a separate door because of react-number-format. */
export { MoneyField, type MoneyFieldProps } from './MoneyField'
