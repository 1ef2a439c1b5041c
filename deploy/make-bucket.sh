# Makes the bucket of the pictures, and the user who may use it and nothing else. Runs at each start.
set -e

# Names and passwords go through a pipe, so that they may hold any character and no list of processes shows them.
connect() { printf '%s\n%s\n' "$2" "$3" | mc alias set "$1" http://bucket:9000; }

tries=0
until connect root root "$ROOT_PASSWORD"; do
  tries=$((tries + 1))
  if [ "$tries" -eq 60 ]; then
    echo "The bucket does not answer, or not with this password. BUCKET_ROOT_PASSWORD needs 8 characters or more; docker compose logs bucket tells more." >&2
    exit 1
  fi
  sleep 1
done
mc mb --ignore-existing root/pictures
mc admin policy create root pictures /deploy/bucket-policy.json
printf '%s\n%s\n' pictures "$PASSWORD" | mc admin user add root
# Refused where it is attached already; what counts is that the user can list the bucket.
mc admin policy attach root pictures --user pictures || true
connect own pictures "$PASSWORD"
mc ls own/pictures
