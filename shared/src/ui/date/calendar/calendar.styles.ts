import { chakra } from '@chakra-ui/react'

const cell = {
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  fontSize: 'sm',
}

/** The kit's styles for react-datepicker, light and dark. They replace its style sheet completely. */
export const CalendarFrame = chakra('div', {
  base: {
    position: 'relative',
    // The picker's own box, which is empty: its calendar opens beside ours.
    '& .react-datepicker-wrapper': { position: 'absolute', inset: '0', pointerEvents: 'none' },
    '& .react-datepicker__input-container': { height: 'full' },
    '& .react-datepicker-popper': { zIndex: 'dropdown' },
    '& .react-datepicker': {
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'lg',
      animation: 'appear 150ms ease-out',
    },
    // Hidden because its text is English; the box announces the day anyway.
    '& .react-datepicker__aria-live': { display: 'none' },
    '& .react-datepicker__sr-only': { srOnly: true },
    '& .react-datepicker__month-container': { pb: '2', px: '1' },
    '& .react-datepicker__day-names, & .react-datepicker__week': {
      display: 'flex',
      justifyContent: 'center',
    },
    '& .react-datepicker__day-name': { ...cell, height: '7', color: 'fg.muted', textTransform: 'lowercase' },
    '& .react-datepicker__day': {
      ...cell,
      borderRadius: 'full',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { bg: 'bg.hover' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& .react-datepicker__day--outside-month': { color: 'fg.muted' },
    '& .react-datepicker__day.today': { fontWeight: 'bold', color: 'accent.text' },
    '& .react-datepicker__day--selected, & .react-datepicker__day--selected:hover': {
      bg: 'accent',
      color: 'accent.fg',
      fontWeight: 'semibold',
    },
    '& .react-datepicker__day--disabled, & .react-datepicker__day--disabled:hover': {
      bg: 'transparent',
      opacity: '0.4',
      cursor: 'not-allowed',
    },
  },
})
