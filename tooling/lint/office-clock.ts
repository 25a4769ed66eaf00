/** The days of the product are the office's, by the server's clock (shared/src/format/fechas/reloj.ts). */
export const officeClock = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: "This computer's clock decides no day: take hoy() or useHoy() of @backoffice/shared/format.",
}
