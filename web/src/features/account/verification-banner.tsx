/** Above both shells while the address is not confirmed. (A-SH-30 to A-SH-32, A-NT-09) */
export function VerificationBanner() {
  return null
}
