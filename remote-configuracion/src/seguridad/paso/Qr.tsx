import { Box } from '@backoffice/shared/ui'
import { textos } from './paso.textos.ts'

/** A QR code, dark on white in either theme: cameras read no other. */
export const Qr = ({ lado, trazo }: { lado: number; trazo: string }) => (
  <Box bg="white" p="2" borderRadius="md" justifySelf="center" width="100%" maxWidth="14rem" mx="auto">
    <svg
      role="img"
      aria-label={textos.app.qr}
      viewBox={`0 0 ${lado} ${lado}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <path d={trazo} fill="#000" />
    </svg>
  </Box>
)
