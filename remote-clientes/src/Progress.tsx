import { Box } from '@backoffice/shared/ui'

interface Props {
  /** Read out. */
  label: string
  /** From 0 to 1; null before the upload begins. */
  fraction: number | null
  /** Shown instead of the percentage. */
  text: string | null
}

/** A progress bar with its percentage. */
export function Progress({ label, fraction, text }: Props) {
  const percent = Math.round((fraction ?? 0) * 100)
  return (
    <Box flex="1" display="flex" alignItems="center" gap="3" minWidth="0">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(fraction === null ? { 'aria-valuetext': text ?? '' } : { 'aria-valuenow': percent })}
        flex="1"
        height="2"
        borderRadius="full"
        bg="status.neutra.bg"
        overflow="hidden"
      >
        <Box
          height="full"
          borderRadius="full"
          bg="accent"
          transition="width 200ms"
          style={{ width: `${percent}%` }}
        />
      </Box>
      <Box as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text ?? `${percent} %`}
      </Box>
    </Box>
  )
}
