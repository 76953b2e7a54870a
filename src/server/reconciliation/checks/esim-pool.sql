-- S3, stops sales: A profile that was given to a customer is no longer in the pool.
select e.reseller_id, e.id as esim, p.id as profile
from esim_pool p
join esim e on e.iccid = p.iccid or e.imsi = p.imsi or e.activation_code = p.activation_code
