import { icon } from '../icons/Svg.tsx'

export const IconPhone = icon(
  'M6.2 3H4.1A1.1 1.1 0 0 0 3 4.2 13.2 13.2 0 0 0 15.8 17a1.1 1.1 0 0 0 1.2-1.1v-2.1a1.1 1.1 0 0 0-.9-1.1l-2.4-.5a1.1 1.1 0 0 0-1.1.4l-.8 1a10.4 10.4 0 0 1-4.9-4.9l1-.8a1.1 1.1 0 0 0 .4-1.1l-.5-2.4A1.1 1.1 0 0 0 6.2 3z',
)
export const IconMail = icon('M3 4.8h14v10.4H3z', 'M3.3 5.3l6.7 5.4 6.7-5.4')
/** A speech bubble with a handset. */
export const IconWhatsapp = icon(
  'M3 17l1.1-3.6A7.2 7.2 0 1 1 6.7 16z',
  'M7.6 7.4c-.2 2.4 2.6 5.2 5 5 .5 0 .9-.5.9-1l-1.5-.8-.8.7a4 4 0 0 1-2.5-2.5l.7-.8-.8-1.5c-.5 0-1 .4-1 .9z',
)
export const IconCopy = icon('M7.5 7.5H16V16H7.5z', 'M4 12.5V4h8.5')
