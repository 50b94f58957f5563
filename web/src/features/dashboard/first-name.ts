/** Who "Welcome, ..." greets. (B-DS-27, CX-47) */
export function firstName(
  account: { name: string; email: string } | null,
  profile: { first_name?: string | null } | null,
): string {
  const fullName = account?.name.trim() || profile?.first_name?.trim()
  const emailPart = account?.email.split('@')[0]?.trim()
  return fullName?.split(/\s+/)[0] || emailPart || 'Creator'
}
