import { icon } from './Svg.tsx'

export const IconAdd = icon('M10 4v12', 'M4 10h12')
export const IconSearch = icon('M13.2 13.2 17 17', 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z')
export const IconFilter = icon('M3 5h14', 'M5.5 10h9', 'M8 15h4')
/** Views and columns of a list. */
export const IconViews = icon('M3 4.5h14v11H3z', 'M7.7 4.5v11', 'M12.3 4.5v11')
export const IconStar = icon('M10 3l2.2 4.5 4.8.7-3.5 3.4.8 4.9-4.3-2.3-4.3 2.3.8-4.9L3 8.2l4.8-.7z')
export const IconLink = icon(
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1',
  'M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1',
)
/** Choosing several rows. */
export const IconSelect = icon('M3 4.5h4v4H3z', 'M3.2 14l1.4 1.6L7.2 12.4', 'M10 6.5h7', 'M10 14h7')
export const IconEdit = icon('M12.6 4.4l3 3L7 16H4v-3z', 'M10.8 6.2l3 3')
/** Something written down. */
export const IconNote = icon('M4 3h12v14H4z', 'M7 7h6', 'M7 10h6', 'M7 13h3')
export const IconDelete = icon(
  'M3.5 5.5h13',
  'M8 5.5v-2h4v2',
  'M5 5.5l.8 11h8.4l.8-11',
  'M8.4 8.8v4.6',
  'M11.6 8.8v4.6',
)
export const IconView = icon(
  'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10z',
  'M10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
)
export const IconHide = icon(
  'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10z',
  'M10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  'M3.5 16.5l13-13',
)
export const IconClose = icon('M5 5l10 10', 'M15 5 5 15')
export const IconCheck = icon('M4 10.5l4 4 8-9')
/** A person is chosen. */
export const IconChoose = icon(
  'M8 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 8 3z',
  'M2 16.5c.5-2.9 2.9-4.3 6-4.3 1 0 1.9.1 2.7.4',
  'M12 15.2l2 2 3.8-4.4',
)
/** Something ends permanently. */
export const IconCancel = icon('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z', 'M4.7 4.7l10.6 10.6')
export const IconMore = icon(
  'M3.9 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0z',
  'M9.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0z',
  'M14.9 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0z',
)
export const IconMenu = icon('M3 5.5h14', 'M3 10h14', 'M3 14.5h14')
export const IconUser = icon(
  'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'M3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
)
export const IconSun = icon(
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
)
export const IconMoon = icon('M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z')
export const IconInfo = icon('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z', 'M10 9.3V14', 'M10 6.4h.01')
export const IconSuccess = icon('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z', 'M6.6 10.3l2.4 2.4 4.4-5')
export const IconWarning = icon('M10 3 18 16.5H2z', 'M10 8v4', 'M10 14.2h.01')
export const IconDanger = icon('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z', 'M10 6v4.7', 'M10 13.6h.01')
export const IconChevronDown = icon('M5 7.5l5 5 5-5')
export const IconChevronUp = icon('M5 12.5l5-5 5 5')
export const IconChevronLeft = icon('M12.5 5l-5 5 5 5')
export const IconChevronRight = icon('M7.5 5l5 5-5 5')
export const IconFirst = icon('M14.5 5l-5 5 5 5', 'M5.5 5v10')
export const IconLast = icon('M5.5 5l5 5-5 5', 'M14.5 5v10')
export const IconSort = icon('M6.5 8l3.5-3.5L13.5 8', 'M6.5 12l3.5 3.5 3.5-3.5')
export const IconSortAsc = icon('M10 16V4.5', 'M5.5 9 10 4.5 14.5 9')
export const IconSortDesc = icon('M10 4v11.5', 'M5.5 11l4.5 4.5 4.5-4.5')
export const IconUpload = icon('M10 13V3.5', 'M6 7.5 10 3.5l4 4', 'M3.5 13v3.5h13V13')
export const IconDownload = icon('M10 3.5V13', 'M6 9l4 4 4-4', 'M3.5 13v3.5h13V13')
export const IconCalendar = icon('M3 4.5h14v12.5H3z', 'M3 8.5h14', 'M6.8 2.5v3.5', 'M13.2 2.5v3.5')
export const IconMoney = icon(
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  'M12.3 7.8c-.5-.8-1.3-1.1-2.3-1.1-1.3 0-2.2.6-2.2 1.6 0 2.3 4.6 1.1 4.6 3.4 0 1-.9 1.6-2.3 1.6-1.1 0-2-.4-2.5-1.2',
  'M10 5.3v9.4',
)
export const IconRetry = icon('M16 6.5A7 7 0 1 0 17 11', 'M16.5 2.5v4h-4')
export const IconBack = icon('M16.5 10H4', 'M9 4.5 3.5 10 9 15.5')
export const IconPrint = icon('M6 7V3h8v4', 'M6 14H3V7h14v7h-3', 'M6 11.5h8V17H6z')
