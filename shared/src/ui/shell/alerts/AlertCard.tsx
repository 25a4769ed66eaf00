import { chakra } from '@chakra-ui/react'
import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { useEffect, useLayoutEffect } from 'react'
import { Button } from '../../button/Button.tsx'
import { IconButton } from '../../button/IconButton.tsx'
import { IconClose, IconDanger, IconSuccess } from '../../icons/index.ts'
import { textos } from '../shell.textos.ts'
import { ACTION_KEYS } from '../../keys.ts'

export interface AlertItem {
  id: string
  msg: string
  alertType: 'success' | 'danger'
  /** A button beside the sentence. */
  action?: { label: string; run(): unknown } | undefined
}

const looks = {
  success: { role: 'status', icon: <IconSuccess />, tone: 'success.text', bg: 'success.subtle' },
  danger: { role: 'alert', icon: <IconDanger />, tone: 'danger.text', bg: 'danger.subtle' },
} as const

// Including its border a one-line message is 40 px high: it ends above the actions of a page (Page.tsx).
const line = '1.25rem'
const pad = '0.5625rem'

interface AlertCardProps {
  alert: AlertItem
  onClose(): void
  onAct(): void
}

export function AlertCard({ alert, onClose, onAct }: AlertCardProps) {
  const { scope, present } = useSlide()
  const { role, icon, tone, bg } = looks[alert.alertType]
  return (
    <chakra.div ref={scope} overflow={present ? undefined : 'clip'}>
      <chakra.div
        role={role}
        data-alert-type={alert.alertType}
        display="flex"
        alignItems="flex-start"
        gap="3"
        mb="2"
        ps="4"
        pe="1"
        bg={bg}
        color="fg"
        borderRadius="md"
        borderWidth="1px"
        borderColor={tone}
        boxShadow="lg"
      >
        <chakra.span color={tone} py={pad} display="inline-flex">
          {icon}
        </chakra.span>
        <chakra.p flex="1" minWidth="0" py={pad} fontSize="sm" lineHeight={line} overflowWrap="anywhere">
          {alert.msg}
        </chakra.p>
        <chakra.span
          css={{ display: 'flex', py: '0.1875rem', '@media (pointer: coarse)': { my: '-1px', py: '0' } }}
        >
          {alert.action && (
            <Button size="sm" variant="ghost" aria-keyshortcuts={ACTION_KEYS} onClick={onAct}>
              {alert.action.label}
            </Button>
          )}
          <IconButton label={textos.cerrarAviso} icon={<IconClose />} onClick={onClose} />
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}

const seconds = 0.2

/**
 * Slides in from the right, and out again before removal; then the others close the gap. The alert does not depend on
 * the animation: without it, the sentence is still visible.
 */
function useSlide() {
  const [scope, animate] = useAnimate<HTMLDivElement>()
  const [present, leave] = usePresence()

  useLayoutEffect(() => {
    if (canMove(scope.current)) {
      void animate(
        scope.current,
        { opacity: [0, 1], transform: ['translateX(40px)', 'none'] },
        { duration: seconds },
      )
    }
  }, [scope, animate])

  useEffect(() => {
    if (present) return
    const node = scope.current
    if (!canMove(node)) {
      leave()
      return
    }
    const height = `${node.offsetHeight}px`
    animate(
      node,
      { opacity: 0, transform: 'translateX(40px)', height: [height, '0px'] },
      { duration: seconds },
    ).then(leave, leave)
  }, [present, leave, scope, animate])

  return { scope, present }
}

function canMove(node: HTMLElement) {
  return typeof node.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
