import { portProblems } from './ports.ts'
import { holdsAndBites } from './sabotage.ts'

holdsAndBites(({ resources }) => portProblems(resources), {
  'gateway.yaml: «targetPort: http» → «targetPort: web»':
    /Service\/gateway: Deployment\/gateway has no port web/,
  'remotes/clientes: «port: 8080, targetPort» → «port: 80, targetPort»': /headless on 80, .*listen on 8080/,
  'api.yaml: «{ name: metrics, containerPort: 9464 }» → «{ name: http2, containerPort: 1 }»':
    /Deployment\/api: a probe asks port metrics/,
  'ingress.yaml: «name: gateway\n                port» → «name: puerta\n                port»':
    /no Service\/puerta/,
  'ingress.yaml: «port: { name: http }» → «port: { number: 8080 }»': /no Service\/gateway with that port/,
  'ingress.yaml: «hosts: [oficina.example]» → «hosts: [otra.example]»':
    /«oficina\.example» has no certificate/,
  'network.yaml: «port: 8080» → «port: 80»': /NetworkPolicy\/gateway: Deployment\/gateway has no port 80/,
  'network.yaml: «port: 3100» → «port: 3000»': /NetworkPolicy\/gateway: Deployment\/api has no port 3000/,
})
