-- The bell says what to do about a payment in plain words. Notifications that are there keep theirs.
create or replace function private.tell_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'paid' and new.paid_cents > 0 then
    perform private.notify_account(new.user_id, 'payment_received', 'Payment received',
      to_char(new.paid_cents / 100.0, 'FM$999,990.00') || ' for ' || coalesce(nullif(new.description, ''), 'your plan')
        || '. Your receipt is in Settings.', '/settings#billing');
  elsif new.failed_at is not null then
    perform private.notify_account(new.user_id, 'payment_failed', 'Payment failed',
      'We couldn’t charge ' || to_char(new.amount_cents / 100.0, 'FM$999,990.00') || '. Update your card to keep your plan.',
      '/settings#billing');
  end if;
  return null;
end
$$;
