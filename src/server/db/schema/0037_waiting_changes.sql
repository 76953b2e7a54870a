-- Changes of credit that wait for another operator, oldest first, as the desk lists them across all resellers.
create index credit_adjustment_waiting on credit_adjustment (created_at) where state = 'WAITING';
