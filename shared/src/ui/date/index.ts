/** Dates; a separate door because react-datepicker is the heaviest part of the kit. */
export { DateField, type DateFieldProps } from './DateField.tsx'
