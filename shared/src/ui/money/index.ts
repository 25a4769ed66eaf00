/** Amounts of money; apart, because of react-number-format. */
export { MoneyField, type MoneyFieldProps } from './MoneyField'
