-- E3: No idempotency key is held for longer than a minute.
select process, since
from running_keys()
where since < now() - interval '60 seconds'
