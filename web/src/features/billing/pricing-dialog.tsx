/** The plans over the page that needs one. (A-SB rows of the pricing modal; opened by a 402, OP-65) */
export function PricingDialog(_: { open: boolean; onOpenChange: (open: boolean) => void; reason?: string }) {
  return null
}
