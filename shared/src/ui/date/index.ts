/** Dates; a separate door because react-datepicker is the heaviest part of the kit. */
export { MonthsButtons, type MonthsButtonsProps } from './MonthsButtons.tsx'
export { DateField, type DateFieldProps } from './DateField.tsx'
