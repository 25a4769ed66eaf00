/** Days; apart, because react-datepicker is the heaviest thing of the kit. */
export { DateField, type DateFieldProps } from './DateField'
